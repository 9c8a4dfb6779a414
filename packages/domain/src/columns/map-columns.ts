import { z } from 'zod';
import { insert, remove, sameValue, update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { memberOf } from '../member-of.ts';
import { columnMappingSchema, MOST_MAPPINGS } from './column-mapping.ts';
import { mayMapColumns } from './may-map-columns.ts';
import { mappingsOf } from './said-columns.ts';

/**
 * TI20: remembers what the columns of tables of one form are, for whoever of the team takes over the next one. It comes
 * before the import that it was said for, needs the same rights, and is no step of its own to undo.
 */
export const mapColumns = defineCommand({
  name: 'mapColumns',
  args: z.object({
    mappingId: idSchema,
    ...columnMappingSchema.pick({ kind: true, shape: true, said: true }).shape,
  }),
  needs: { section: 'project', right: 'read' },
  final: true,
  plan(state, { mappingId, kind, shape, said }, { projectId, actorId, now }) {
    if (!mayMapColumns(memberOf(state, actorId), kind)) return refuse('forbidden');
    const known = mappingsOf(state, kind);
    const present = known.find((one) => one.shape === shape);
    if (present) {
      const isNew = !sameValue(present.said, said);
      return changes([isNew ? update('columnMapping', present, { said, saidAt: now }) : null]);
    }
    if (state.columnMapping.has(mappingId)) return refuse('already_exists');
    const tooMany = known.slice(0, Math.max(0, known.length + 1 - MOST_MAPPINGS));
    return changes([
      ...tooMany.map((one) => remove('columnMapping', one)),
      insert('columnMapping', { _id: mappingId, projectId, kind, shape, said, saidAt: now }),
    ]);
  },
});
