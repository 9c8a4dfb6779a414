import { busContract } from '../testing/bus-contract.ts';
import { EmitterBus } from './emitter-bus.ts';

busContract('EmitterBus', async () => [new EmitterBus()]);
