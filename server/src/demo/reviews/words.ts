import { Bag, type Chance } from '../chance';
import type { ReviewsFile } from './shapes';

/** Puts sentences together so that none repeats within a page. */
export class ReviewWords {
  private readonly opening: Bag<string>;
  private readonly body: Bag<string>;
  private readonly closing: Bag<string>;
  private readonly milder: Record<number, Bag<string>>;
  private readonly append: Bag<string>;
  private readonly slots: Map<string, Bag<string>>;
  private readonly replies: { good: Bag<string>; four: Bag<string>; low: Bag<string> };

  constructor(
    private readonly chance: Chance,
    file: ReviewsFile,
    categoryId: number,
    voices: string[],
  ) {
    const bag = (items: readonly string[]) => new Bag(chance, items);
    this.opening = bag(file.opening);
    this.body = bag([...voices, ...(file.body[categoryId] ?? [])]);
    this.closing = bag(file.closing);
    this.milder = { 4: bag(file.four), 3: bag(file.three), 2: bag(file.low), 1: bag(file.low) };
    this.append = bag(file.append);
    this.slots = new Map(Object.entries(file.slots).map(([name, items]) => [name, bag(items)]));
    this.replies = { good: bag(file.reply.good), four: bag(file.reply.four), low: bag(file.reply.low) };
  }

  /** Text of a review with so many stars. */
  text(stars: number): string {
    const milder = this.milder[stars];
    if (stars <= 3 && milder) return this.fill(milder.draw());
    const parts = [this.body.draw()];
    if (this.chance.is(0.35)) parts.unshift(this.opening.draw());
    if (this.chance.is(0.25)) parts.push(this.body.draw());
    if (milder) parts.push(milder.draw());
    else if (this.chance.is(0.6)) parts.push(this.closing.draw());
    return this.fill(parts.join(''));
  }

  addition(): string {
    return this.fill(this.append.draw());
  }

  reply(stars: number): string {
    if (stars === 5) return this.replies.good.draw();
    return (stars === 4 ? this.replies.four : this.replies.low).draw();
  }

  private fill(text: string): string {
    return text.replace(/\{([^{}]+)\}/g, (_, name: string) => {
      const slot = this.slots.get(name);
      if (!slot) throw new Error(`Unknown slot ${name}`);
      return slot.draw();
    });
  }
}
