DROP INDEX "order_card_words";--> statement-breakpoint
DROP INDEX "cart_line_card_words";--> statement-breakpoint
CREATE INDEX "order_card_words" ON "order" USING btree ("updated_at") WHERE state in ('delivered', 'cancelled', 'refunded') and (positions @? '$[*] ? (@.gift_card_text != null || @.gift_card.details != null)' or lines @? '$[*] ? (@.giftCardText != null || @.giftCard != null)');--> statement-breakpoint
CREATE INDEX "cart_line_card_words" ON "cart_line" USING btree ("cart_id") WHERE "cart_line"."gift_card_text" is not null or "cart_line"."gift_card" is not null;