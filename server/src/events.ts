import type { Db } from './db/connect';

/** An area's answer to something that happens elsewhere, entered in `on` of its manifest. */
export interface Subscription {
  connect(): void;
}

type Handler<Payload, Answer> = (trx: Db, payload: Payload) => Promise<Answer> | Answer;

/** Something that happens in one area and concerns areas above it, which the area itself does not know. */
export interface AreaEvent<Payload, Answer = void> {
  /**
   * Lets every subscriber act in the transaction in which it happened, one after the other in the order of the areas.
   * What one of them throws undoes it all.
   * @returns their answers
   */
  emit(trx: Db, payload: Payload): Promise<Answer[]>;
  /** Subscribes; takes effect with the manifest that names it. */
  handledBy(handler: Handler<Payload, Answer>): Subscription;
}

/** Declares an event, in the area in which it happens. */
export function defineEvent<Payload, Answer = void>(): AreaEvent<Payload, Answer> {
  const handlers: Handler<Payload, Answer>[] = [];
  return {
    async emit(trx, payload) {
      const answers: Answer[] = [];
      for (const handler of handlers) answers.push(await handler(trx, payload));
      return answers;
    },
    handledBy: (handler) => ({
      connect: () => {
        if (!handlers.includes(handler)) handlers.push(handler);
      },
    }),
  };
}

/** Something that an area has to know and an area above it knows. */
export interface Question<Input, Answer> {
  /** @throws Error when no area answers: a mistake in the program */
  ask(db: Db, input: Input): Promise<Answer>;
  /** Answers; takes effect with the manifest that names it, and there is one only. */
  answeredBy(handler: Handler<Input, Answer>): Subscription;
}

/** Declares a question, in the area that asks it. */
export function defineQuestion<Input, Answer>(name: string): Question<Input, Answer> {
  let answering: Handler<Input, Answer> | undefined;
  return {
    async ask(db, input) {
      if (!answering) throw new Error(`no area answers ${name}`);
      return answering(db, input);
    },
    answeredBy: (handler) => ({
      connect: () => {
        if (answering && answering !== handler) throw new Error(`two areas answer ${name}`);
        answering = handler;
      },
    }),
  };
}
