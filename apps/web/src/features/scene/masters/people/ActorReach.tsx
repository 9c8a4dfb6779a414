import type { PersonContact } from '@ddak/domain';
import { Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import { Plain } from '../MasterList.tsx';
import { birthWords } from '../minor-words.ts';

/** SC22: on a phone, when an actor was born, and a press that calls who speaks for them; for who may see contacts. */
export function ActorReach({ contact }: { readonly contact: PersonContact | undefined }) {
  if (!contact) return null;
  const { birthDate, guardianName, guardianPhone } = contact;
  const digits = guardianPhone.replace(/[^\d+]/g, '');
  return (
    <>
      <Plain>{birthDate && `${birthWords(birthDate)} 출생`}</Plain>
      {digits === '' ? null : (
        <div style={{ gridColumn: '2 / -1', padding: '0 8px 8px' }}>
          <Button
            component="a"
            href={`tel:${digits}`}
            aria-label={guardianName ? `보호자 ${guardianName} 님에게 전화` : '보호자에게 전화'}
            startIcon={<Icon name="phone" />}
          >
            {['보호자', guardianName].filter(Boolean).join(' ')}
          </Button>
        </div>
      )}
    </>
  );
}
