/** How far an import was told, locked: one process at a time goes on with it, behind what the one before has done. */
export interface Run {
  import_id: number;
  place: number;
  status: number;
  source: string;
  after_journal: number;
  gathered_at: Date | null;
  after_user: number;
  told_at: Date | null;
  withdrawn_after: number;
  withdrawn_at: Date | null;
}
