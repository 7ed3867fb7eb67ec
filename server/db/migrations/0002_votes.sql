CREATE TABLE "vote" (
	"visitor" uuid NOT NULL,
	"place" text NOT NULL,
	"liked" boolean NOT NULL,
	CONSTRAINT "vote_visitor_place_pk" PRIMARY KEY("visitor","place")
);
--> statement-breakpoint
CREATE INDEX "vote_place_liked_index" ON "vote" USING btree ("place","liked");