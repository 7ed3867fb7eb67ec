CREATE SEQUENCE "public"."draft_version" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "draft" (
	"kind" text NOT NULL,
	"entry" text NOT NULL,
	"data" jsonb NOT NULL,
	"base" bigint,
	"version" bigint DEFAULT nextval('draft_version') NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"source" text DEFAULT 'studio' NOT NULL,
	"publish_at" timestamp with time zone,
	"unpublish_at" timestamp with time zone,
	"failure" text,
	"author" text,
	"author_name" text NOT NULL,
	"changed_by" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_kind_entry_pk" PRIMARY KEY("kind","entry")
);
--> statement-breakpoint
CREATE TABLE "entry_listing" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"search" text NOT NULL,
	"town" text,
	"tags" text[] NOT NULL,
	"locales" text[] NOT NULL,
	"checked_on" text,
	"is_sample" boolean NOT NULL,
	"updated" timestamp with time zone NOT NULL,
	CONSTRAINT "entry_listing_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "presence" (
	"kind" text NOT NULL,
	"entry" text NOT NULL,
	"member" text NOT NULL,
	"locale" text,
	"seen" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "presence_kind_entry_member_pk" PRIMARY KEY("kind","entry","member")
);
--> statement-breakpoint
CREATE TABLE "revision" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"entry" text NOT NULL,
	"data" jsonb,
	"author" text,
	"author_name" text NOT NULL,
	"source" text NOT NULL,
	"note" text,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "entry" ADD COLUMN "revision" bigint;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_member_studio_user_id_fk" FOREIGN KEY ("member") REFERENCES "public"."studio_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_publish_at_index" ON "draft" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "draft_unpublish_at_index" ON "draft" USING btree ("unpublish_at");--> statement-breakpoint
CREATE INDEX "revision_kind_entry_id_index" ON "revision" USING btree ("kind","entry","id");--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "revision"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Writing an entry's revision is no change of content.
DROP TRIGGER content_changed ON entry;--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OF data OR DELETE ON entry
  FOR EACH STATEMENT EXECUTE FUNCTION content_changed();--> statement-breakpoint
DROP TRIGGER note_change ON entry;--> statement-breakpoint
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OF data OR DELETE ON entry
  FOR EACH ROW EXECUTE FUNCTION note_change();--> statement-breakpoint
-- What lists show of the fields of an entry or a draft; a draft's fields may have any shape.
CREATE FUNCTION entry_summary(id text, data jsonb, OUT title text, OUT search text, OUT town text,
  OUT tags text[], OUT locales text[], OUT checked_on text, OUT is_sample boolean)
LANGUAGE sql IMMUTABLE AS $$
  WITH texts AS (
    SELECT jsonb_path_query(data, 'strict $.** ? (@.en.type() == "string")') AS text
  ), names AS (
    SELECT jsonb_path_query(data, 'lax $.keyvalue() ? (@.key == "title" || @.key == "name" || @.key == "label").value.*') #>> '{}' AS name
    UNION ALL
    SELECT jsonb_path_query(data, 'lax $.aliases[*]') #>> '{}'
  )
  SELECT
    named.title,
    regexp_replace(lower(normalize(concat_ws(' ', named.title, id, data ->> 'arabicTitle',
      (SELECT string_agg(names.name, ' ') FROM names)), NFKD)), '[\u0300-\u036f]', '', 'g'),
    COALESCE(data #>> '{contact,address,city}', data ->> 'city'),
    ARRAY(SELECT jsonb_path_query(data, 'lax $.tags[*]') #>> '{}'),
    ARRAY(SELECT key FROM texts, jsonb_object_keys(texts.text) AS key
      GROUP BY key HAVING count(*) = (SELECT count(*) FROM texts)),
    data ->> 'checkedOn',
    COALESCE(data ->> 'sample' = 'true', false)
  FROM (SELECT COALESCE(data #>> '{title,en}', data #>> '{name,en}', data #>> '{label,en}', id) AS title) AS named
$$;--> statement-breakpoint
CREATE FUNCTION list_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM entry_listing WHERE kind = OLD.kind AND id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO entry_listing
      SELECT NEW.kind, NEW.id, summary.*, NEW.updated FROM entry_summary(NEW.id, NEW.data) AS summary;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER list_entry AFTER INSERT OR UPDATE OF data OR DELETE ON entry
  FOR EACH ROW EXECUTE FUNCTION list_entry();--> statement-breakpoint
INSERT INTO entry_listing
  SELECT entry.kind, entry.id, summary.*, entry.updated FROM entry, entry_summary(entry.id, entry.data) AS summary;--> statement-breakpoint
INSERT INTO revision (kind, entry, data, author_name, source, created)
  SELECT kind, id, data, 'import', 'import', updated FROM entry;--> statement-breakpoint
UPDATE entry SET revision = revision.id FROM revision
  WHERE revision.kind = entry.kind AND revision.entry = entry.id;
