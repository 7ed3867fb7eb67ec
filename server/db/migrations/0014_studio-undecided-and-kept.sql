CREATE TABLE "kept_draft" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"entry" text NOT NULL,
	"data" jsonb NOT NULL,
	"base" bigint,
	"reason" text NOT NULL,
	"author" text,
	"author_name" text NOT NULL,
	"updated" timestamp with time zone NOT NULL,
	"kept_by" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "undecided_field" (
	"kind" text NOT NULL,
	"entry" text NOT NULL,
	"member" text NOT NULL,
	"path" text[] NOT NULL,
	"held" jsonb NOT NULL,
	"by" text,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "undecided_field_kind_entry_member_path_pk" PRIMARY KEY("kind","entry","member","path")
);
--> statement-breakpoint
ALTER TABLE "bulk_change" ADD COLUMN "action" jsonb;--> statement-breakpoint
ALTER TABLE "draft" ADD COLUMN "conflicts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "undecided_field" ADD CONSTRAINT "undecided_field_member_studio_user_id_fk" FOREIGN KEY ("member") REFERENCES "public"."studio_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_draft_kind_entry_id_index" ON "kept_draft" USING btree ("kind","entry","id");--> statement-breakpoint
CREATE INDEX "kept_draft_created_index" ON "kept_draft" USING btree ("created");