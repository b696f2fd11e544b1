export { type Asker, ask, installAsker, type Question } from './ask';
