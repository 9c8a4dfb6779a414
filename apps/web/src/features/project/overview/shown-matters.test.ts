import type { OpenMatter } from '@ddak/domain';
import { describe, expect, it } from 'vitest';
import { shownMatters } from './shown-matters.ts';

const findings = (count: number): OpenMatter[] =>
  Array.from({ length: count }, (_, i) => ({
    kind: 'finding',
    isHard: i === 0,
    text: `점검 ${i}`,
    names: [],
  }));
const place: OpenMatter = {
  kind: 'place',
  isHard: false,
  text: '실제 촬영지가 정해지지 않은 곳',
  names: ['시장'],
};

describe('what stands before a day, as it is shown', () => {
  it('OV1: tells five findings and how many more, and never leaves out what else is open', () => {
    const shown = shownMatters([...findings(31), place]);
    expect(shown.findings.map(({ text }) => text)).toEqual([
      '점검 0',
      '점검 1',
      '점검 2',
      '점검 3',
      '점검 4',
    ]);
    expect([shown.moreFindings, shown.others]).toEqual([26, [place]]);
  });

  it('OV1: tells all of six', () => {
    expect(shownMatters(findings(6))).toMatchObject({ findings: findings(6), moreFindings: 0, others: [] });
  });
});
