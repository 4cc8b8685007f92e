ALTER TABLE "order" ADD COLUMN "change_notice_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "change_noticed_at" timestamp with time zone;