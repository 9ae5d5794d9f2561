// Seeds, their commitments and the seeds of entries. The expected values were computed independently (SHA-256 of the little-endian bytes).
#include <gtest/gtest.h>

#include "engine/journal.h"

namespace papelotte {

TEST(commitment, is_the_sha256_of_the_seeds_bytes) {
    EXPECT_EQ(commitment_to(Seed{0, 0, 0, 0}), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
    EXPECT_EQ(commitment_to(Seed{1, 2, 3, 4}), "73e200e2b048c86d4e8c86b86bf62bbda84c7384e34e250b01aa30ab29d234a4");
}

TEST(commitment, the_seed_of_an_entry_is_the_sha256_of_seed_and_number) {
    EXPECT_EQ(seed_of_entry(Seed{1, 2, 3, 4}, 7),
              (Seed{0x2f63cf394a52cc38ull, 0x31e7631acf65b967ull, 0x83a1b6db307e5866ull, 0x780d8c18d18ca174ull}));
    EXPECT_NE(seed_of_entry(Seed{1, 2, 3, 4}, 0), seed_of_entry(Seed{1, 2, 3, 4}, 1));
}

TEST(commitment, seeds_are_written_and_read) {
    const Seed seed{0x0123456789abcdefull, 2, 3, 0xff00000000000000ull};
    EXPECT_EQ(seed_text(seed),
              "efcdab8967452301020000000000000003000000000000000000000000"
              "0000ff");
    EXPECT_EQ(read_seed(seed_text(seed)), seed);
}

TEST(commitment, text_that_is_not_a_seed_is_refused) {
    const std::string good = seed_text(seed_from_number(1));
    for (const std::string& bad :
         {std::string(), good.substr(1), good + "0", good.substr(1) + "g", " " + good.substr(1), std::string(64, '\0')}) {
        const auto seed = read_seed(bad);
        ASSERT_FALSE(seed);
        EXPECT_NE(seed.error().text().find("64 hex digits"), std::string::npos);
        EXPECT_EQ(seed.error().text().find('\0'), std::string::npos);
    }
}

TEST(commitment, random_seeds_differ) { EXPECT_NE(random_seed(), random_seed()); }

}  // namespace papelotte
