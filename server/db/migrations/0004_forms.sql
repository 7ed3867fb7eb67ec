CREATE TABLE "outgoing_mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission" text,
	"subscriber" text,
	"message" jsonb NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try" timestamp with time zone NOT NULL,
	"until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission" (
	"reference" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"locale" text NOT NULL,
	"email" text NOT NULL,
	"body" jsonb NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriber" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"asked" timestamp with time zone NOT NULL,
	"confirmed" timestamp with time zone,
	CONSTRAINT "subscriber_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD CONSTRAINT "outgoing_mail_submission_submission_reference_fk" FOREIGN KEY ("submission") REFERENCES "public"."submission"("reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD CONSTRAINT "outgoing_mail_subscriber_subscriber_id_fk" FOREIGN KEY ("subscriber") REFERENCES "public"."subscriber"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outgoing_mail_next_try_index" ON "outgoing_mail" USING btree ("next_try");--> statement-breakpoint
CREATE INDEX "outgoing_mail_submission_index" ON "outgoing_mail" USING btree ("submission");--> statement-breakpoint
CREATE INDEX "outgoing_mail_subscriber_index" ON "outgoing_mail" USING btree ("subscriber");--> statement-breakpoint
CREATE INDEX "submission_kind_created_index" ON "submission" USING btree ("kind","created");--> statement-breakpoint
CREATE INDEX "submission_email" ON "submission" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "subscriber_asked_index" ON "subscriber" USING btree ("asked");--> statement-breakpoint
-- Two random UUIDs are 244 bits from the database's own source of chance; the same for all processes.
INSERT INTO "secret" ("name", "value") VALUES ('forms', gen_random_uuid()::text || gen_random_uuid()::text);
