export { hasNotes, notesTitle, OrderNotes } from './OrderNotes';
