import type { Character } from '@ddak/domain';
import { NumberField } from '../../../platform/form/NumberField.tsx';
import { useProjectSelector } from '../../../sync/hooks.ts';

export type Leads = Pick<Character, 'arrivalLeadMinutes' | 'makeupLeadMinutes' | 'wardrobeLeadMinutes'>;

const LABELS = [
  ['arrivalLeadMinutes', '도착'],
  ['makeupLeadMinutes', '분장'],
  ['wardrobeLeadMinutes', '의상'],
] as const;

/** CS36: how long before their first scene somebody is called; empty: as the project says. */
export function LeadFields(props: { readonly leads: Leads; readonly onChange: (leads: Leads) => void }) {
  const project = useProjectSelector((state) => [...state.project.values()][0]);
  return (
    <fieldset style={{ margin: 0, padding: 0, border: 0 }}>
      <legend style={{ padding: 0, marginBottom: 4, fontSize: 12, color: 'var(--ink-2)' }}>
        첫 씬을 찍기 전에 (비우면 작품의 기본)
      </legend>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 8 }}>
        {LABELS.map(([key, label]) => (
          <NumberField
            key={key}
            label={label}
            unit="분"
            max={480}
            value={props.leads[key]}
            placeholder={project?.[key]?.toString() ?? ''}
            onChange={(minutes) => props.onChange({ ...props.leads, [key]: minutes })}
          />
        ))}
      </div>
    </fieldset>
  );
}
