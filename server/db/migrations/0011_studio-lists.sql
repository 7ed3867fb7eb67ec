CREATE TABLE "assignment" (
	"kind" text NOT NULL,
	"entry" text NOT NULL,
	"member" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assignment_kind_entry_pk" PRIMARY KEY("kind","entry")
);
--> statement-breakpoint
CREATE TABLE "bulk_change" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"author" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"entries" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "entry_listing" ADD COLUMN "filled" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "entry_listing" ALTER COLUMN "filled" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_member_studio_user_id_fk" FOREIGN KEY ("member") REFERENCES "public"."studio_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_change" ADD CONSTRAINT "bulk_change_author_studio_user_id_fk" FOREIGN KEY ("author") REFERENCES "public"."studio_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignment_member_index" ON "assignment" USING btree ("member");--> statement-breakpoint
CREATE INDEX "bulk_change_created_index" ON "bulk_change" USING btree ("created");--> statement-breakpoint
-- The paths of all fields that have a value: `contact`, `contact.phone`. Lists are one field, and so are
-- texts in several languages.
CREATE FUNCTION filled_fields(data jsonb, parent text DEFAULT '') RETURNS text[]
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  field record;
  inside text[];
  filled text[] := '{}';
BEGIN
  FOR field IN SELECT key, value FROM jsonb_each(data) WHERE key NOT IN ('en', 'fr', 'es', 'de') LOOP
    IF jsonb_typeof(field.value) = 'object' THEN
      inside := filled_fields(field.value, parent || field.key || '.');
      IF cardinality(inside) > 0 OR
        (SELECT bool_or(value <> '') FROM jsonb_each_text(field.value) WHERE key IN ('en', 'fr', 'es', 'de'))
      THEN
        filled := filled || (parent || field.key) || inside;
      END IF;
    ELSIF field.value NOT IN ('null', '""', '[]') THEN
      filled := filled || (parent || field.key);
    END IF;
  END LOOP;
  RETURN filled;
END
$$;--> statement-breakpoint
UPDATE entry_listing AS listing SET filled = filled_fields(entry.data) FROM entry
  WHERE entry.kind = listing.kind AND entry.id = listing.id;--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM entry_listing WHERE kind = OLD.kind AND id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO entry_listing
      SELECT NEW.kind, NEW.id, summary.*, NEW.updated, filled_fields(NEW.data)
      FROM entry_summary(NEW.id, NEW.data) AS summary;
  END IF;
  RETURN NULL;
END $$;
