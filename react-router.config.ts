import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The whole table is small; one hashed file of it spares a request on every first link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
