import { Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import { mapSearch } from './map-link.ts';

/** The way to a place, on a map that opens beside; nothing where no address is known. */
export const MapButton = ({ address }: { readonly address: string }) =>
  address ? (
    <Button
      component="a"
      href={mapSearch(address)}
      target="_blank"
      rel="noreferrer"
      startIcon={<Icon name="pin" />}
    >
      길찾기
    </Button>
  ) : null;
