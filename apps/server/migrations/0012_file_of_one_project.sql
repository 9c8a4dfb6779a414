CREATE TABLE "loose_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"since" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "screenplay" DROP CONSTRAINT "screenplay_file_id_file_id_fk";
--> statement-breakpoint
-- Versions that name another project's file: each gets an empty file of its own and loses the text that was read from
-- the foreign one. Scenes that were made from it stay as they are. The log says it, so that every device follows.
CREATE FUNCTION pg_temp.new_id() RETURNS uuid LANGUAGE sql AS $$
	SELECT (substr(t, 1, 8) || '-' || substr(t, 9, 4) || '-7' || substr(r, 1, 3) || '-8' || substr(r, 4, 3) || '-' || substr(r, 7, 12))::uuid
	FROM (SELECT lpad(to_hex(floor(extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') AS t,
		md5(gen_random_uuid()::text) AS r) AS parts
$$;
--> statement-breakpoint
DO $$
DECLARE
	version record;
	own_file uuid;
	next_seq bigint;
	now_ms bigint := floor(extract(epoch from clock_timestamp()) * 1000);
	told jsonb;
BEGIN
	FOR version IN
		SELECT s.* FROM "screenplay" s JOIN "file" f ON f.id = s.file_id WHERE f.project_id <> s.project_id
	LOOP
		own_file := pg_temp.new_id();
		INSERT INTO "file" (id, project_id, name, size, sha256, uploaded_by, created_at) VALUES (
			own_file, version.project_id, version.file_name, 0,
			'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', version.uploaded_by, now_ms);
		DELETE FROM "screenplay_text" WHERE screenplay_id = version.id AND project_id = version.project_id;
		DELETE FROM "refinement" WHERE screenplay_id = version.id AND project_id = version.project_id;
		told := jsonb_build_object('fileId', own_file);
		IF version.state <> 'accepted' THEN
			told := told || jsonb_build_object('state', 'failed', 'failureCode', NULL,
				'failure', '다른 작품의 파일이라 열 수 없어요. 파일을 다시 올려 주세요.');
		END IF;
		UPDATE "screenplay" SET
			file_id = own_file,
			state = coalesce(told ->> 'state', state),
			failure = coalesce(told ->> 'failure', failure),
			failure_code = CASE WHEN told ? 'state' THEN NULL ELSE failure_code END
		WHERE id = version.id;
		UPDATE "project_head" SET seq = seq + 1 WHERE project_id = version.project_id RETURNING seq INTO next_seq;
		INSERT INTO "change_log" (project_id, seq, command_id, name, version, actor_id, actor_name, at, changes) VALUES (
			version.project_id, next_seq, pg_temp.new_id(), 'failScreenplay', 1, version.uploaded_by, 'DDAK', now_ms,
			jsonb_build_array(jsonb_build_object('table', 'screenplay', 'op', 'update', '_id', version.id, 'after', told,
				'before', (SELECT jsonb_object_agg(key, CASE key
					WHEN 'fileId' THEN to_jsonb(version.file_id) WHEN 'state' THEN to_jsonb(version.state)
					WHEN 'failure' THEN to_jsonb(version.failure) ELSE to_jsonb(version.failure_code) END)
					FROM jsonb_object_keys(told) AS key))));
	END LOOP;
END $$;
--> statement-breakpoint
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
DROP INDEX "file_project_idx";--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "erased_at" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "file_project_id_key" ON "file" USING btree ("project_id","id");--> statement-breakpoint
ALTER TABLE "screenplay" ADD CONSTRAINT "screenplay_file_of_project_fk" FOREIGN KEY ("project_id","file_id") REFERENCES "public"."file"("project_id","id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;
