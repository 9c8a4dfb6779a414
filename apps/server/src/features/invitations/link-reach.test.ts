import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { linkReach } from './link-reach.ts';

const at = (address: string, internal = false): NetworkInterfaceInfo => ({
  ...{ address, internal, family: 'IPv4', netmask: '255.255.255.0' },
  ...{ mac: '02:00:00:00:00:01', cidr: `${address}/24` },
});
const interfaces = {
  lo: [at('127.0.0.1', true)],
  docker0: [at('172.17.0.1')],
  en0: [at('192.168.0.12')],
  en1: [at('10.0.0.7')],
  ppp0: [at('203.0.113.9')],
};
const OTHERS = ['http://192.168.0.12:3000', 'http://10.0.0.7:3000', 'http://172.17.0.1:3000'];

describe('who can open a link', () => {
  it('CR7: only this computer where it says localhost, with the addresses that others could use', () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]'])
      expect(linkReach(`http://${host}:3000`, { host: '127.0.0.1', interfaces })).toEqual({
        ...{ opens: 'thisComputer', isHeard: false },
        origins: OTHERS,
      });
    expect(linkReach('http://localhost:3000', { host: '0.0.0.0', interfaces })).toEqual({
      ...{ opens: 'thisComputer', isHeard: true, origins: OTHERS },
    });
    expect(linkReach('http://localhost', { host: '::', interfaces: {} })).toMatchObject({ origins: [] });
  });

  it('CR7: those of the own network, or everybody, where it says so', () => {
    const place = { host: '0.0.0.0', interfaces };
    expect(linkReach('http://192.168.0.12:3000', place)).toMatchObject({ opens: 'network', origins: [] });
    expect(linkReach('https://ddak.example.kr', place)).toMatchObject({ opens: 'everybody', origins: [] });
  });
});
