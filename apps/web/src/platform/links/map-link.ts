/** A page of a map at a point, else at what it finds by an address; opened by a press, never fetched. */
export function mapLink(place: {
  readonly name: string;
  readonly address: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}): string | null {
  const { name, address, latitude, longitude } = place;
  if (latitude !== null && longitude !== null)
    return `https://map.kakao.com/link/map/${encodeURIComponent(name)},${latitude},${longitude}`;
  return address === '' ? null : mapSearch(address);
}

export const mapSearch = (address: string): string =>
  `https://map.kakao.com/link/search/${encodeURIComponent(address)}`;
