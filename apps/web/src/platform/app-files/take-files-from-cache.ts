/** What the browser may be told when a worker is installed; not every browser can be. */
interface RoutingEvent extends ExtendableEvent {
  addRoutes?(
    rules: readonly {
      readonly condition: { readonly urlPattern: { readonly pathname: string } };
      readonly source: { readonly cacheName: string };
    }[],
  ): Promise<void>;
}

/** A pattern of its own for each kind: the browser takes none with a choice in it. */
const FILES = ['/assets/*.js', '/assets/*.css'];

/**
 * SN17: scripts and styles come straight from the cache that Workbox fills. What is not in it is asked of the network, as
 * Workbox does.
 */
export async function takeFilesFromCache(event: RoutingEvent, scope: string): Promise<void> {
  await event.addRoutes?.(
    FILES.map((pathname) => ({
      condition: { urlPattern: { pathname } },
      source: { cacheName: `workbox-precache-v2-${scope}` },
    })),
  );
}
