ALTER TABLE "collection" ADD COLUMN "block_heading" text;--> statement-breakpoint
ALTER TABLE "collection" ADD COLUMN "block_lead" text;