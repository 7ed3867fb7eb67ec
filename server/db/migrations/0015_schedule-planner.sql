ALTER TABLE "draft" ADD COLUMN "planner" jsonb;--> statement-breakpoint
ALTER TABLE "draft" ADD COLUMN "tried" timestamp with time zone;