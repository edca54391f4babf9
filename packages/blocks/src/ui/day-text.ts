/** YYYY-MM-DD → DD/MM/YYYY (specification §9). */
export const dayText = (day: string): string => day.split("-").toReversed().join("/");
