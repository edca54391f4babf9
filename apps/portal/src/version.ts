/** Version banner, logged at start (specification §1). */
export const VERSION = "V1.0.11";
