import { documentStoreContract } from './document-store-contract.ts';
import { liveCollectionContract } from './live-collection-contract.ts';
import { MemoryStore } from './memory-store.ts';

documentStoreContract('memory', async () => new MemoryStore());
liveCollectionContract('memory', async () => {
  const store = new MemoryStore();
  return async () => store;
});
