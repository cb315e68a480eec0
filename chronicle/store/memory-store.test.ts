import { documentStoreContract } from './document-store-contract.ts';
import { MemoryStore } from './memory-store.ts';

documentStoreContract('memory', async () => new MemoryStore());
