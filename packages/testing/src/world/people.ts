import type { Person } from "@portal/domain";
import type { Fixture } from "../fixture.ts";
import { samplePicture } from "./cards.ts";

const person = (slug: string, position: string, from?: string, to?: string): Person => ({
  slug,
  name: "Họ và tên (mẫu)",
  position,
  portrait: samplePicture("chan-dung"),
  biography: undefined,
  from,
  to,
});

export const samplePeople: Fixture["people"] = {
  leader: [person("bo-truong", "Bộ trưởng"), person("thu-truong-1", "Thứ trưởng"), person("thu-truong-2", "Thứ trưởng")],
  "former-minister": [person("tien-nhiem-1", "Bộ trưởng", "2016", "2021"), person("tien-nhiem-2", "Bộ trưởng", "2021", "2026")],
};
