CREATE TABLE "saved_recipient" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_recipient_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"myself" boolean DEFAULT false NOT NULL,
	"note" text,
	"address" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "important_date" ADD COLUMN "year_known" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "important_date" ADD COLUMN "saved_recipient_id" integer;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "saved_recipient_id" integer;--> statement-breakpoint
ALTER TABLE "saved_recipient" ADD CONSTRAINT "saved_recipient_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_recipient_user" ON "saved_recipient" USING btree ("user_id","used_at");--> statement-breakpoint
ALTER TABLE "important_date" ADD CONSTRAINT "important_date_saved_recipient_id_saved_recipient_id_fk" FOREIGN KEY ("saved_recipient_id") REFERENCES "public"."saved_recipient"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_saved_recipient_id_saved_recipient_id_fk" FOREIGN KEY ("saved_recipient_id") REFERENCES "public"."saved_recipient"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "important_date_recipient" ON "important_date" USING btree ("saved_recipient_id");--> statement-breakpoint
CREATE INDEX "order_saved_recipient" ON "order" USING btree ("saved_recipient_id") WHERE "order"."saved_recipient_id" is not null;