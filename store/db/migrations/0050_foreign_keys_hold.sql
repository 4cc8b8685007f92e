ALTER TABLE "collection" VALIDATE CONSTRAINT "collection_parent_slug_collection_slug_fk";--> statement-breakpoint
ALTER TABLE "article" VALIDATE CONSTRAINT "article_collection_slug_collection_slug_fk";--> statement-breakpoint
ALTER TABLE "promotion" VALIDATE CONSTRAINT "promotion_collection_slug_collection_slug_fk";--> statement-breakpoint
ALTER TABLE "slot_hold" VALIDATE CONSTRAINT "slot_hold_window_id_delivery_window_id_fk";--> statement-breakpoint
ALTER TABLE "promo_code_use" VALIDATE CONSTRAINT "promo_code_use_order_id_order_id_fk";