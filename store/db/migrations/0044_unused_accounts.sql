ALTER TABLE "user" ADD COLUMN "last_used_on" date DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "erasure_notice_on" date;