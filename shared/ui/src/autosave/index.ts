export {
  type Autosave,
  type AutosaveOptions,
  type SaveOutcome,
  type SaveState,
  useAutosave,
} from './useAutosave';
