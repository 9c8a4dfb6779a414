import { describe, expect, it } from 'vitest';
import { labelFromFileName, MAX_SCRIPT_BYTES, mayBeTable, scriptFileProblem } from './script-file.ts';

describe('scriptFileProblem', () => {
  it('takes the nine formats, however their ending is written', () => {
    for (const ending of ['hwp', 'HWPX', 'pdf', 'docx', 'fdx', 'Fountain', 'txt', 'md', 'XLSX'])
      expect(scriptFileProblem({ name: `밤의 정류장.${ending}`, size: 10 })).toBeNull();
  });

  it('says what to do with other formats', () => {
    expect(scriptFileProblem({ name: '대본.doc', size: 10 })).toContain('.docx');
    expect(scriptFileProblem({ name: '씬리스트.xls', size: 10 })).toContain('.xlsx');
    expect(scriptFileProblem({ name: '대본.rtf', size: 10 })).toContain('DOCX나 PDF');
    expect(scriptFileProblem({ name: '대본.Pages', size: 10 })).toContain('내보내');
    expect(scriptFileProblem({ name: '대본 모음.zip', size: 10 })).toContain('압축을 풀고');
    expect(scriptFileProblem({ name: '대본.gdoc', size: 10 })).toContain('파일 → 다운로드');
    expect(scriptFileProblem({ name: '대본.heic', size: 10 })).toContain('글자가 들어 있는');
    expect(scriptFileProblem({ name: '대본.xyz', size: 10 })).toContain('HWP');
    expect(scriptFileProblem({ name: '대본', size: 10 })).toContain('HWP');
  });

  it('TI21: looks at workbooks and tables in text before it takes them for a script', () => {
    expect(['a.xlsx', 'a.CSV', 'a.vcf', 'a.uss'].map((name) => mayBeTable({ name, size: 10 }))).toEqual([
      ...[true, true, true, true],
    ]);
    expect(['a.hwp', 'a.txt'].map((name) => mayBeTable({ name, size: 10 }))).toEqual([false, false]);
    expect(mayBeTable({ name: 'a.xlsx', size: 0 })).toBe(false);
    expect(scriptFileProblem({ name: '명단.csv', size: 10 })).toContain('스태프 명단은 스태프에서');
  });

  it('refuses an empty file and one above 50 MB before anything is sent', () => {
    expect(scriptFileProblem({ name: 'a.pdf', size: 0 })).toContain('내용이 없는');
    expect(scriptFileProblem({ name: 'a.pdf', size: MAX_SCRIPT_BYTES })).toBeNull();
    expect(scriptFileProblem({ name: 'a.pdf', size: MAX_SCRIPT_BYTES + 1 })).toContain('51MB');
  });
});

describe('labelFromFileName', () => {
  it('finds the name of a version, also in names composed by a Mac', () => {
    expect(labelFromFileName('밤의정류장_2고.hwp')).toBe('2고');
    expect(labelFromFileName('밤의정류장_촬영고.pdf'.normalize('NFD'))).toBe('촬영고');
    expect(labelFromFileName('final.pdf')).toBe('');
  });
});
