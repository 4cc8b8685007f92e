-- Tables, columns, indexes and constraints get the names of the field. No row is written.
ALTER TABLE "part_refund" RENAME TO "partial_refund";--> statement-breakpoint
ALTER TABLE "partial_refund" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER TABLE "partial_refund" RENAME CONSTRAINT "part_refund_pkey" TO "partial_refund_pkey";--> statement-breakpoint
ALTER TABLE "partial_refund" RENAME CONSTRAINT "part_refund_payment_id_payment_id_fk" TO "partial_refund_payment_id_payment_id_fk";--> statement-breakpoint
ALTER TABLE "partial_refund" RENAME CONSTRAINT "part_refund_order_id_order_id_fk" TO "partial_refund_order_id_order_id_fk";--> statement-breakpoint
ALTER TABLE "partial_refund" RENAME CONSTRAINT "part_refund_one" TO "partial_refund_one";--> statement-breakpoint
ALTER TABLE "partial_refund" RENAME CONSTRAINT "part_refund_amount" TO "partial_refund_amount";--> statement-breakpoint
ALTER INDEX "part_refund_payment" RENAME TO "partial_refund_payment";--> statement-breakpoint
ALTER INDEX "part_refund_untold" RENAME TO "partial_refund_not_notified";--> statement-breakpoint
ALTER INDEX "part_refund_order" RENAME TO "partial_refund_order";--> statement-breakpoint
ALTER TABLE "credit_note" RENAME COLUMN "part_refund_id" TO "partial_refund_id";--> statement-breakpoint
ALTER TABLE "credit_note" RENAME CONSTRAINT "credit_note_part_refund_id_unique" TO "credit_note_partial_refund_id_unique";--> statement-breakpoint
ALTER TABLE "credit_note" RENAME CONSTRAINT "credit_note_part_refund_id_part_refund_id_fk" TO "credit_note_partial_refund_id_partial_refund_id_fk";--> statement-breakpoint
ALTER TABLE "user_event" RENAME TO "important_date";--> statement-breakpoint
ALTER TABLE "important_date" RENAME CONSTRAINT "user_event_pkey" TO "important_date_pkey";--> statement-breakpoint
ALTER TABLE "important_date" RENAME CONSTRAINT "user_event_user_id_user_id_fk" TO "important_date_user_id_user_id_fk";--> statement-breakpoint
ALTER TABLE "important_date" RENAME CONSTRAINT "user_event_lead" TO "important_date_lead";--> statement-breakpoint
ALTER SEQUENCE "user_event_id_seq" RENAME TO "important_date_id_seq";--> statement-breakpoint
ALTER INDEX "user_event_user" RENAME TO "important_date_user";--> statement-breakpoint
ALTER INDEX "user_event_due" RENAME TO "important_date_due";--> statement-breakpoint
ALTER TABLE "order_transition" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER INDEX "order_transition_untold" RENAME TO "order_transition_not_notified";--> statement-breakpoint
ALTER TABLE "gift_card" RENAME COLUMN "lost_told_at" TO "loss_notified_at";--> statement-breakpoint
ALTER TABLE "recipient_link" RENAME COLUMN "ran_out_told_at" TO "expiry_notified_at";--> statement-breakpoint
ALTER TABLE "payment" RENAME COLUMN "tell_failed_at" TO "notify_failure_at";--> statement-breakpoint
ALTER INDEX "payment_tell_failed" RENAME TO "payment_notify_failure";--> statement-breakpoint
ALTER TABLE "cart_line" RENAME COLUMN "comes_again" TO "is_recurring";--> statement-breakpoint
ALTER TABLE "delivery_subscription" RENAME COLUMN "charged_to" TO "saved_payment_method";--> statement-breakpoint
ALTER TABLE "subscription_period" RENAME COLUMN "gave_up" TO "dunning_exhausted";--> statement-breakpoint
-- Work that waits under an old name is taken out of the queue: a row that is still due gets a job anew within a minute.
DELETE FROM graphile_worker._private_jobs WHERE key IN (
  SELECT key FROM graphile_worker._private_jobs
  WHERE key ~ '^due:(tell_of_lost_gift_card|tell_of_failed_payment|tell_of_run_out_link|write_order_letters|write_part_refund_letter):'
);
