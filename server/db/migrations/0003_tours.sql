CREATE TABLE "tour" (
	"id" text PRIMARY KEY NOT NULL,
	"edit_key_hash" text NOT NULL,
	"body" jsonb NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"updated" timestamp with time zone NOT NULL,
	"last_read" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "tour_last_read_index" ON "tour" USING btree ("last_read");