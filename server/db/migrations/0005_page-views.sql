CREATE TABLE "page_view" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"locale" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_view_day_page_locale_pk" PRIMARY KEY("day","page","locale")
);
