/** A noun as it may stand in a word: what is left when `tail` (particles, 들, the copula) is taken away. */
export interface Reading {
  stem: string;
  tail: string;
  plural: boolean;
}

const PARTICLES = [
  '으로부터|에서부터|에게서는|에게서|한테서|로부터|에서는|에서도|에서만|에서의|에서와|까지는|까지도|부터는|이라도|이라는|이라고|이라곤|이라며|이지만|이었다|이다|였다|입니다|인데|이며|이고|이나|이랑|이란|이자',
  '께서는|께서|에게는|에게도|에게|한테|에서|에선|에는|에도|에만|에다|에나|에게로|에|엔|으로는|으로도|으로써|으로서|으로|로는|로도|로써|로서|로|처럼|같이|만큼|보다|마다|끼리|까지|부터|조차|마저|밖에|뿐이다|뿐|씩|째로|째|과는|와는|과의|와의|과|와|의|은|는|을|를|이|가|도|만|나|랑|며|야|란|라곤|인|들',
].join('|');
const LAST = new RegExp(`(?:${PARTICLES})$`);

/** Every way to take particles off a word, the fewest first. `아이들에게서` → 아이들에게서, 아이들, 아이. */
export function splitWord(word: string): Reading[] {
  const bare = word.replace(/^[^가-힣A-Za-z0-9]+|[^가-힣A-Za-z0-9]+$/g, '').replace(/[()[\]<>,]/g, '');
  const readings: Reading[] = [];
  let stem = bare;
  let plural = false;
  for (let cut = 0; cut < 4 && stem !== ''; cut++) {
    readings.push({ stem, tail: bare.slice(stem.length), plural });
    const last = LAST.exec(stem)?.[0];
    if (!last || last.length >= stem.length) break;
    if (last === '들') plural = true;
    stem = stem.slice(0, -last.length);
  }
  return readings;
}
