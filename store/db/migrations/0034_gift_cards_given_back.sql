ALTER TABLE "gift_card" ADD COLUMN "extended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "partial_refund" ADD COLUMN "of_gift_card" boolean DEFAULT false NOT NULL;