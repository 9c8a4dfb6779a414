import dgram from 'node:dgram';
import dns from 'node:dns';
import http from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import tls from 'node:tls';

/**
 * Takes the network and all signals to other processes away from this process, for good: `--permission` leaves them
 * open, and namespaces are not to be had everywhere. `process.stdout` goes with it where it is a pipe: write to descriptor 1. Imported before anything else by what runs in the reader process.
 */
function refuse(): never {
  throw Object.assign(new Error('not in the reader process'), { code: 'ERR_ACCESS_DENIED' });
}

function close(target: object, names: readonly string[]): void {
  for (const name of names)
    Object.defineProperty(target, name, { value: refuse, writable: false, configurable: false });
}

close(net, ['connect', 'createConnection', 'createServer', 'Socket', 'Server', 'Stream']);
close(tls, ['connect', 'createServer', 'TLSSocket', 'Server']);
close(dgram, ['createSocket', 'Socket']);
close(dns, [
  'lookup',
  'lookupService',
  'resolve',
  'resolve4',
  'resolve6',
  'resolveAny',
  'reverse',
  'Resolver',
]);
close(dns.promises, ['lookup', 'lookupService', 'resolve', 'resolve4', 'resolve6', 'resolveAny', 'reverse']);
for (const module of [http, https]) close(module, ['request', 'get', 'createServer', 'Agent']);
close(http2, ['connect', 'createServer', 'createSecureServer']);
syncBuiltinESMExports();
for (const name of ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest']) {
  Object.defineProperty(globalThis, name, { value: undefined, writable: false });
}
// `_kill` is what `kill` calls, `_debugProcess` is a signal too.
close(
  process,
  ['binding', '_linkedBinding', 'dlopen', 'kill', '_kill', '_debugProcess', '_debugEnd'].filter(
    (name) => name in process,
  ),
);
