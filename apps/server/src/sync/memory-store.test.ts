import { newId } from '../new-id.ts';
import { storeContract } from '../testing/store-contract.ts';
import { MemoryStore } from './memory-store.ts';

storeContract('MemoryStore', () => ({
  store: new MemoryStore(),
  person: async (name) => ({ _id: newId(), name }),
}));
