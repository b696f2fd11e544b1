import type { OrderChatLine } from '@harbor/contract';

/** Lines with others that came or changed, each once, in their order. */
export function merged(known: readonly OrderChatLine[], come: readonly OrderChatLine[]): OrderChatLine[] {
  const lines = new Map(known.map((line) => [line.id, line]));
  for (const line of come) {
    const before = lines.get(line.id);
    if (!before || before.rev <= line.rev) lines.set(line.id, line);
  }
  return [...lines.values()].sort((a, b) => a.id - b.id);
}
