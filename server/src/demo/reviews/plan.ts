import type { Chance } from '../chance';

/** What one review is to contain. */
export interface Plan {
  stars: number;
  text: boolean;
  images: number;
  append: boolean;
}

/** Stars and contents of the first service's reviews: as many as its picture in the design shows, with the mean of 4.9 that stands there. */
const showcase = { stars: [292, 22, 5, 1, 1], text: 208, images: 46, append: 31 };

/** Shares of 5 to 1 stars of all other services. */
const shares = [0.86, 0.96, 0.985, 0.995, 1];

/** The reviews of one service, in no particular order. */
export function plansFor(serviceId: number, count: number, chance: Chance): Plan[] {
  const stars =
    serviceId === 1 ? showcaseStars() : Array.from({ length: count }, () => starsBy(chance.next()));
  const shuffled = chance.shuffle(stars);
  const share =
    serviceId === 1
      ? { text: showcase.text, images: showcase.images, append: showcase.append }
      : partsOf(count);
  // Who is unhappy says why, so the low ones have text first; pictures and additions go with words.
  const order = shuffled.map((_, i) => i).sort((a, b) => (shuffled[a] ?? 5) - (shuffled[b] ?? 5));
  const worded = new Set(order.slice(0, share.text));
  const happy = chance.shuffle([...worded].filter((i) => (shuffled[i] ?? 0) >= 4));
  const pictured = new Set(happy.slice(0, share.images));
  // Only the older ones (reviews come newest first) have had time for an addition.
  const added = new Set(happy.filter((i) => i > shuffled.length * 0.3).slice(-share.append));
  return shuffled.map((one, i) => ({
    stars: one,
    text: worded.has(i),
    images: pictured.has(i) ? chance.int(1, 3) : 0,
    append: share.append > 0 && added.has(i),
  }));
}

function showcaseStars(): number[] {
  return showcase.stars.flatMap((n, i) => Array.from({ length: n }, () => 5 - i));
}

function starsBy(roll: number): number {
  return 5 - shares.findIndex((share) => roll < share);
}

function partsOf(count: number) {
  return { text: Math.ceil(count * 0.8), images: Math.floor(count * 0.15), append: Math.floor(count * 0.1) };
}
