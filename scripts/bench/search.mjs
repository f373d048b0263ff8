// How long the platform takes for a badly typed search of the whole catalogue, beside an answer that asks nothing.
const SEARCHES = 400;
const AT_ONCE = 2;

/** The same texts in every run: a small generator of numbers below 1 (mulberry32). */
function chance(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A name with two neighbouring letters in the wrong order, or one left out. */
function spoil(name, random) {
  const at = 1 + Math.floor(random() * (name.length - 2));
  return random() < 0.5
    ? name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2)
    : name.slice(0, at) + name.slice(at + 1);
}

async function times(urls) {
  const took = [];
  const queue = [...urls];
  async function worker() {
    for (let url = queue.shift(); url; url = queue.shift()) {
      const start = performance.now();
      const answer = await fetch(url);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      took.push(performance.now() - start);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return took.sort((a, b) => a - b);
}
const at = (sorted, part) => sorted[Math.floor((sorted.length - 1) * part)];

/**
 * @param {string} platform its origin
 * @returns {Promise<{ p50: number, p95: number, health95: number }>} milliseconds
 */
export async function searches(platform) {
  const random = chance(5);
  const names = [];
  for (let page = 1; names.length < SEARCHES; page += 2) {
    const answer = await fetch(`${platform}/api/v1/games?sort=az&per_page=100&page=${page}`);
    names.push(...(await answer.json()).data.map(({ name }) => name));
  }
  const texts = names.slice(0, SEARCHES).map((name) => spoil(name, random));
  const health = Array.from({ length: SEARCHES }, () => `${platform}/health`);
  await times(health);
  const took = await times(
    texts.map((text) => `${platform}/api/v1/games?name=${encodeURIComponent(text)}&per_page=12`),
  );
  return { p50: at(took, 0.5), p95: at(took, 0.95), health95: at(await times(health), 0.95) };
}
export const SEARCH_METHOD = `${SEARCHES} names of the catalogue with a letter lost or two swapped, ${AT_ONCE} at once, each asked for the first time`;
