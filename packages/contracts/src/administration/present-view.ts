/** A member at a record, whatever number of windows they have it open in. */
export interface Present {
  /** Id of the account. */
  readonly id: string;
  readonly name: string;
  readonly isEditing: boolean;
  /** ISO 8601, UTC. */
  readonly since: string;
}
