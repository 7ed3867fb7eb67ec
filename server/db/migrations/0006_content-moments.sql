CREATE TABLE "untold_change" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "untold_change_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
ALTER TABLE "entry" ADD COLUMN "created" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "entry" ADD COLUMN "updated" timestamp with time zone DEFAULT now() NOT NULL;