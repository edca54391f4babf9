import { expect, it } from "vitest";
import { createUser, showUser } from "./user.ts";

const tokenOf = (claims: object): string => `h.${btoa(JSON.stringify(claims))}.s`;

it("begins with the specification's profile (specification §3)", () => {
  expect(createUser()).toEqual({ themeMode: "app-light", displayName: "Quản trị viên", phoneNumber: "", username: "", email: "", id: "" });
});

it("is read from the access token, and is the default again without one", () => {
  const user = createUser();
  showUser(user, tokenOf({ sub: "7", name: "ten-dang-nhap", given_name: "Ten hien thi", email: "a@example.org" }));
  expect(user).toMatchObject({ id: "7", username: "ten-dang-nhap", displayName: "Ten hien thi", email: "a@example.org" });
  showUser(user, undefined);
  expect(user).toEqual(createUser());
});

it("keeps the theme that the visitor chose, whoever logs in", () => {
  const user = createUser();
  user.themeMode = "app-dark";
  showUser(user, tokenOf({ sub: "7" }));
  expect(user).toMatchObject({ id: "7", themeMode: "app-dark" });
});

it("is no one else's: what one visitor's holds is in no other's", () => {
  showUser(createUser(), tokenOf({ sub: "7" }));
  expect(createUser().id).toBe("");
});
