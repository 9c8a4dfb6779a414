CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"family_id" uuid NOT NULL,
	"refresh_hash" text NOT NULL,
	"access_hash" text NOT NULL,
	"access_expires_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"replaced_at" bigint,
	"first_used_at" bigint,
	"created_at" bigint NOT NULL,
	CONSTRAINT "session_expiry" CHECK ("session"."expires_at" > "session"."created_at")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"password_hash" text NOT NULL,
	"consents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "callsheet" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"timetable" uuid NOT NULL,
	"name" text NOT NULL,
	"primary_call_location" text NOT NULL,
	"status" text NOT NULL,
	"weather" text NOT NULL,
	"precipitation" text NOT NULL,
	"notices" jsonb NOT NULL,
	"meals" text NOT NULL,
	"vehicles" text NOT NULL,
	"contacts" jsonb NOT NULL,
	"checklist" jsonb NOT NULL,
	"files" jsonb NOT NULL,
	"locations" jsonb NOT NULL,
	"team_calls" jsonb NOT NULL,
	"cast_calls" jsonb NOT NULL,
	CONSTRAINT "callsheet_status" CHECK ("callsheet"."status" in ('draft', 'published', 'revised', 'closed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "crew" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"crew_team_id" uuid NOT NULL,
	"order_key" text COLLATE "C" NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"role_title" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "crew_team" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"order_key" text COLLATE "C" NOT NULL,
	"name" text NOT NULL,
	"colour" smallint NOT NULL,
	"calltime_offset" integer NOT NULL,
	CONSTRAINT "crew_team_colour" CHECK ("crew_team"."colour" between 0 and 9),
	CONSTRAINT "crew_team_offset" CHECK ("crew_team"."calltime_offset" between -720 and 720)
);
--> statement-breakpoint
CREATE TABLE "person_contact" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"crew_id" uuid,
	"character_id" uuid,
	"user_id" uuid,
	"phone" text NOT NULL,
	"email" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "file_size" CHECK ("file"."size" >= 0)
);
--> statement-breakpoint
CREATE TABLE "screenplay_text" (
	"screenplay_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"organised" jsonb NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "episode" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"order_key" text COLLATE "C" NOT NULL,
	"title" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"project_type" text NOT NULL,
	"episode_word" text NOT NULL,
	"production_company" text NOT NULL,
	"director" text NOT NULL,
	"producer" text NOT NULL,
	"assistant_director" text NOT NULL,
	"colour" smallint NOT NULL,
	"start_date" date,
	"end_date" date,
	"default_calltime" integer NOT NULL,
	"minutes_per_eighth" integer NOT NULL,
	"minutes_per_cut" integer NOT NULL,
	"show_eighths" boolean NOT NULL,
	"archived_at" bigint,
	CONSTRAINT "project_title" CHECK (length("project"."title") between 1 and 120),
	CONSTRAINT "project_type" CHECK ("project"."project_type" in ('feature', 'short', 'series', 'commercial', 'musicVideo', 'web')),
	CONSTRAINT "project_episode_word" CHECK ("project"."episode_word" in ('부', '회', '화')),
	CONSTRAINT "project_colour" CHECK ("project"."colour" between 0 and 9),
	CONSTRAINT "project_calltime" CHECK ("project"."default_calltime" between 0 and 2879),
	CONSTRAINT "project_minutes_per_eighth" CHECK ("project"."minutes_per_eighth" between 1 and 120),
	CONSTRAINT "project_minutes_per_cut" CHECK ("project"."minutes_per_cut" between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "project_member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"rights" jsonb NOT NULL,
	"access_epoch" integer NOT NULL,
	CONSTRAINT "project_member_user_key" UNIQUE("project_id","user_id") DEFERRABLE INITIALLY DEFERRED,
	CONSTRAINT "project_member_role" CHECK ("project_member"."role" in ('owner', 'manager', 'editor', 'lead', 'member', 'guest')),
	CONSTRAINT "project_member_epoch" CHECK ("project_member"."access_epoch" >= 1)
);
--> statement-breakpoint
CREATE TABLE "breakdown_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"scene_id" uuid NOT NULL,
	"order_key" text COLLATE "C" NOT NULL,
	"type" text NOT NULL,
	"subtype" text NOT NULL,
	"name" text NOT NULL,
	"quantity" integer,
	"note" text NOT NULL,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"evidence" jsonb,
	CONSTRAINT "breakdown_item_type" CHECK ("breakdown_item"."type" in ('props', 'costume', 'makeup', 'camera', 'electrical', 'grip', 'sfx', 'stunts', 'bg', 'etc')),
	CONSTRAINT "breakdown_item_quantity" CHECK ("breakdown_item"."quantity" between 1 and 9999),
	CONSTRAINT "breakdown_item_status" CHECK ("breakdown_item"."status" in ('needed', 'ready')),
	CONSTRAINT "breakdown_item_source" CHECK ("breakdown_item"."source" in ('manual', 'ai'))
);
--> statement-breakpoint
CREATE TABLE "character" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"character_number" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"actor_name" text NOT NULL,
	"colour" smallint NOT NULL,
	CONSTRAINT "character_number" CHECK ("character"."character_number" between 1 and 999),
	CONSTRAINT "character_kind" CHECK ("character"."kind" in ('lead', 'support', 'minor')),
	CONSTRAINT "character_colour" CHECK ("character"."colour" between 0 and 9)
);
--> statement-breakpoint
CREATE TABLE "location" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"real_name" text NOT NULL,
	"address" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"parking" text NOT NULL,
	"nearest_hospital" text NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "location_latitude" CHECK ("location"."latitude" between -90 and 90),
	CONSTRAINT "location_longitude" CHECK ("location"."longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "scene" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"episode_id" uuid NOT NULL,
	"scene_no" integer NOT NULL,
	"sub_scene_no" text NOT NULL,
	"name" text NOT NULL,
	"set_name" text NOT NULL,
	"location" uuid,
	"setting" text,
	"time_of_day" text,
	"time_text" text NOT NULL,
	"shoot_kind" text,
	"story_day" text NOT NULL,
	"synopsis" text NOT NULL,
	"pages" integer NOT NULL,
	"screen_minutes" double precision,
	"cut_count" integer,
	"planned_minutes" integer,
	"characters" jsonb NOT NULL,
	"screenplay_id" uuid,
	"first_line" integer,
	"last_line" integer,
	"note" text NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "scene_no" CHECK ("scene"."scene_no" between 0 and 9999),
	CONSTRAINT "scene_sub_no" CHECK ("scene"."sub_scene_no" ~ '^[A-Z]?$'),
	CONSTRAINT "scene_setting" CHECK ("scene"."setting" in ('INT', 'EXT', 'INT/EXT')),
	CONSTRAINT "scene_time_of_day" CHECK ("scene"."time_of_day" in ('day', 'night', 'dawn', 'sunset')),
	CONSTRAINT "scene_shoot_kind" CHECK ("scene"."shoot_kind" in ('L', 'O', 'S')),
	CONSTRAINT "scene_status" CHECK ("scene"."status" in ('draft', 'ready', 'partial', 'done', 'omitted')),
	CONSTRAINT "scene_pages" CHECK ("scene"."pages" between 0 and 9999),
	CONSTRAINT "scene_cuts" CHECK ("scene"."cut_count" between 0 and 999),
	CONSTRAINT "scene_planned" CHECK ("scene"."planned_minutes" between 0 and 1440),
	CONSTRAINT "scene_lines" CHECK ("scene"."first_line" >= 1 and "scene"."last_line" >= 1)
);
--> statement-breakpoint
CREATE TABLE "review_edit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"screenplay_id" uuid NOT NULL,
	"order_key" text COLLATE "C" NOT NULL,
	"step" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "screenplay" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"episode_id" uuid NOT NULL,
	"version_no" integer NOT NULL,
	"label" text NOT NULL,
	"file_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"format" text,
	"state" text NOT NULL,
	"failure" text,
	"uploaded_by" uuid NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "screenplay_version" CHECK ("screenplay"."version_no" >= 1),
	CONSTRAINT "screenplay_format" CHECK ("screenplay"."format" in ('hwp', 'hwpx', 'pdf', 'docx', 'fdx', 'fountain', 'txt')),
	CONSTRAINT "screenplay_state" CHECK ("screenplay"."state" in ('reading', 'review', 'accepted', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "change_log" (
	"project_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"command_id" uuid NOT NULL,
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_name" text NOT NULL,
	"at" bigint NOT NULL,
	"changes" jsonb NOT NULL,
	CONSTRAINT "change_log_project_id_seq_pk" PRIMARY KEY("project_id","seq"),
	CONSTRAINT "change_log_seq" CHECK ("change_log"."seq" >= 1),
	CONSTRAINT "change_log_version" CHECK ("change_log"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "command_outcome" (
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"command_id" uuid NOT NULL,
	"result" jsonb NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "command_outcome_project_id_user_id_command_id_pk" PRIMARY KEY("project_id","user_id","command_id")
);
--> statement-breakpoint
CREATE TABLE "project_head" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	CONSTRAINT "project_head_seq" CHECK ("project_head"."seq" >= 0)
);
--> statement-breakpoint
CREATE TABLE "board" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"order_key" text COLLATE "C" NOT NULL,
	"name" text NOT NULL,
	"is_current" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timetable" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"board_id" uuid NOT NULL,
	"table_date" date NOT NULL,
	"unit" text NOT NULL,
	"day_kind" text NOT NULL,
	"calltime" integer NOT NULL,
	"name" text NOT NULL,
	"note" text NOT NULL,
	"locked" boolean NOT NULL,
	CONSTRAINT "timetable_day_key" UNIQUE("board_id","table_date","unit") DEFERRABLE INITIALLY DEFERRED,
	CONSTRAINT "timetable_unit" CHECK ("timetable"."unit" in ('A', 'B')),
	CONSTRAINT "timetable_day_kind" CHECK ("timetable"."day_kind" in ('촬영', '휴일', '이동', '준비')),
	CONSTRAINT "timetable_calltime" CHECK ("timetable"."calltime" between 0 and 2879)
);
--> statement-breakpoint
CREATE TABLE "timetable_row" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"timetable_id" uuid NOT NULL,
	"order_key" text COLLATE "C" NOT NULL,
	"row_type" text NOT NULL,
	"phase_data" jsonb,
	"scene_data" uuid,
	"minutes" integer,
	"part" smallint,
	"joined_with" uuid,
	"fixed_start" integer,
	"pinned" boolean NOT NULL,
	"note" text NOT NULL,
	"actual_start" integer,
	"actual_end" integer,
	"state" text NOT NULL,
	CONSTRAINT "timetable_row_type" CHECK (("timetable_row"."row_type" = 'phase' and "timetable_row"."phase_data" is not null and "timetable_row"."scene_data" is null)
        or ("timetable_row"."row_type" = 'scene' and "timetable_row"."phase_data" is null and "timetable_row"."scene_data" is not null)),
	CONSTRAINT "timetable_row_state" CHECK ("timetable_row"."state" in ('planned', 'shooting', 'done', 'partial', 'dropped')),
	CONSTRAINT "timetable_row_minutes" CHECK ("timetable_row"."minutes" between 0 and 1440),
	CONSTRAINT "timetable_row_part" CHECK ("timetable_row"."part" between 1 and 2),
	CONSTRAINT "timetable_row_fixed" CHECK ("timetable_row"."fixed_start" between 0 and 2879),
	CONSTRAINT "timetable_row_started" CHECK ("timetable_row"."actual_start" between 0 and 2879),
	CONSTRAINT "timetable_row_ended" CHECK ("timetable_row"."actual_end" between 0 and 2879)
);
--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "callsheet" ADD CONSTRAINT "callsheet_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "callsheet" ADD CONSTRAINT "callsheet_timetable_timetable_id_fk" FOREIGN KEY ("timetable") REFERENCES "public"."timetable"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "crew" ADD CONSTRAINT "crew_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "crew" ADD CONSTRAINT "crew_crew_team_id_crew_team_id_fk" FOREIGN KEY ("crew_team_id") REFERENCES "public"."crew_team"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "crew" ADD CONSTRAINT "crew_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "crew_team" ADD CONSTRAINT "crew_team_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "person_contact" ADD CONSTRAINT "person_contact_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "person_contact" ADD CONSTRAINT "person_contact_crew_id_crew_id_fk" FOREIGN KEY ("crew_id") REFERENCES "public"."crew"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "person_contact" ADD CONSTRAINT "person_contact_character_id_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "person_contact" ADD CONSTRAINT "person_contact_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_project_id_project_head_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project_head"("project_id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_uploaded_by_user_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "screenplay_text" ADD CONSTRAINT "screenplay_text_project_id_project_head_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project_head"("project_id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "episode" ADD CONSTRAINT "episode_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "project_member" ADD CONSTRAINT "project_member_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "project_member" ADD CONSTRAINT "project_member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "breakdown_item" ADD CONSTRAINT "breakdown_item_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "breakdown_item" ADD CONSTRAINT "breakdown_item_scene_id_scene_id_fk" FOREIGN KEY ("scene_id") REFERENCES "public"."scene"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "character" ADD CONSTRAINT "character_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "location" ADD CONSTRAINT "location_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "scene" ADD CONSTRAINT "scene_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "scene" ADD CONSTRAINT "scene_episode_id_episode_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episode"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "scene" ADD CONSTRAINT "scene_location_location_id_fk" FOREIGN KEY ("location") REFERENCES "public"."location"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "scene" ADD CONSTRAINT "scene_screenplay_id_screenplay_id_fk" FOREIGN KEY ("screenplay_id") REFERENCES "public"."screenplay"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "review_edit" ADD CONSTRAINT "review_edit_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "review_edit" ADD CONSTRAINT "review_edit_screenplay_id_screenplay_id_fk" FOREIGN KEY ("screenplay_id") REFERENCES "public"."screenplay"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "screenplay" ADD CONSTRAINT "screenplay_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "screenplay" ADD CONSTRAINT "screenplay_episode_id_episode_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episode"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "screenplay" ADD CONSTRAINT "screenplay_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "screenplay" ADD CONSTRAINT "screenplay_uploaded_by_user_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "change_log" ADD CONSTRAINT "change_log_project_id_project_head_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project_head"("project_id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "command_outcome" ADD CONSTRAINT "command_outcome_project_id_project_head_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project_head"("project_id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "board" ADD CONSTRAINT "board_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "timetable" ADD CONSTRAINT "timetable_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "timetable" ADD CONSTRAINT "timetable_board_id_board_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."board"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "timetable_row" ADD CONSTRAINT "timetable_row_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "timetable_row" ADD CONSTRAINT "timetable_row_timetable_id_timetable_id_fk" FOREIGN KEY ("timetable_id") REFERENCES "public"."timetable"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "timetable_row" ADD CONSTRAINT "timetable_row_scene_data_scene_id_fk" FOREIGN KEY ("scene_data") REFERENCES "public"."scene"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "timetable_row" ADD CONSTRAINT "timetable_row_joined_with_timetable_row_id_fk" FOREIGN KEY ("joined_with") REFERENCES "public"."timetable_row"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE UNIQUE INDEX "session_refresh_key" ON "session" USING btree ("refresh_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "session_access_key" ON "session" USING btree ("access_hash");--> statement-breakpoint
CREATE INDEX "session_user_idx" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_family_idx" ON "session" USING btree ("family_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_email_key" ON "user" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "callsheet_project_idx" ON "callsheet" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "callsheet_timetable_idx" ON "callsheet" USING btree ("timetable");--> statement-breakpoint
CREATE INDEX "crew_project_idx" ON "crew" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "crew_team_idx" ON "crew" USING btree ("crew_team_id");--> statement-breakpoint
CREATE INDEX "crew_team_project_idx" ON "crew_team" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "person_contact_project_idx" ON "person_contact" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "person_contact_crew_idx" ON "person_contact" USING btree ("crew_id");--> statement-breakpoint
CREATE INDEX "person_contact_character_idx" ON "person_contact" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "file_project_idx" ON "file" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "episode_project_idx" ON "episode" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "project_member_user_idx" ON "project_member" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "breakdown_item_project_idx" ON "breakdown_item" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "breakdown_item_scene_idx" ON "breakdown_item" USING btree ("scene_id");--> statement-breakpoint
CREATE INDEX "character_project_idx" ON "character" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "location_project_idx" ON "location" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "scene_project_idx" ON "scene" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "scene_episode_idx" ON "scene" USING btree ("episode_id");--> statement-breakpoint
CREATE INDEX "scene_location_idx" ON "scene" USING btree ("location");--> statement-breakpoint
CREATE INDEX "scene_screenplay_idx" ON "scene" USING btree ("screenplay_id");--> statement-breakpoint
CREATE INDEX "review_edit_project_idx" ON "review_edit" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "review_edit_screenplay_idx" ON "review_edit" USING btree ("screenplay_id");--> statement-breakpoint
CREATE INDEX "screenplay_project_idx" ON "screenplay" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "screenplay_episode_idx" ON "screenplay" USING btree ("episode_id");--> statement-breakpoint
CREATE INDEX "change_log_command_idx" ON "change_log" USING btree ("project_id","command_id");--> statement-breakpoint
CREATE INDEX "command_outcome_at_idx" ON "command_outcome" USING btree ("at");--> statement-breakpoint
CREATE INDEX "board_project_idx" ON "board" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "timetable_project_idx" ON "timetable" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "timetable_row_project_idx" ON "timetable_row" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "timetable_row_timetable_idx" ON "timetable_row" USING btree ("timetable_id");--> statement-breakpoint
CREATE INDEX "timetable_row_scene_idx" ON "timetable_row" USING btree ("scene_data");--> statement-breakpoint
CREATE INDEX "timetable_row_joined_idx" ON "timetable_row" USING btree ("joined_with");