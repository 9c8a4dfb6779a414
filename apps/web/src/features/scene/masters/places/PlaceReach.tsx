import { groupBy, type Location } from '@ddak/domain';
import { Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import { mapLink } from '../../../../platform/links/map-link.ts';
import { useProjectSelector } from '../../../../sync/hooks.ts';

/** On a phone: the way to a place, and who is asked about it, by one press each; the latter for who may see contacts. */
export function PlaceReach({ location }: { readonly location: Location }) {
  const contacts = useProjectSelector((state) => state.locationContact);
  const contact = groupBy(contacts, 'locationId').get(location._id)?.[0];
  const digits = contact?.phone.replace(/[^\d+]/g, '') ?? '';
  const href = mapLink({ ...location, name: location.realName });
  if (href === null && digits === '') return null;
  return (
    <div style={{ gridColumn: '2 / -1', display: 'flex', gap: 8, padding: '4px 0 8px' }}>
      {href === null ? null : (
        <Button
          component="a"
          href={href}
          target="_blank"
          rel="noreferrer"
          aria-label={`${location.realName} 길찾기`}
          startIcon={<Icon name="pin" />}
        >
          길찾기
        </Button>
      )}
      {digits === '' ? null : (
        <Button
          component="a"
          href={`tel:${digits}`}
          aria-label={contact?.name ? `${contact.name} 님에게 전화` : `${location.realName} 전화`}
          startIcon={<Icon name="phone" />}
        >
          {contact?.name || '전화'}
        </Button>
      )}
    </div>
  );
}
