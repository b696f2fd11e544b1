import { createStore } from 'jotai';

/** The one store of the product. Nobody uses jotai's default store: two copies of jotai would then hold two states. */
export const store = createStore();
