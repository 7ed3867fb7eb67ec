CREATE TABLE "mail_count" (
	"day" date NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "mail_count_day_subject_pk" PRIMARY KEY("day","subject")
);
