// A vector of fixed capacity: trivially copyable where its elements are, never allocates. Memory beyond size() is
// unspecified, so compare by elements, never by bytes.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>

namespace papelotte {

template <class T, std::size_t N>
class FixedVector {
   public:
    using value_type = T;
    static constexpr std::size_t capacity() { return N; }
    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool full() const { return size_ == N; }
    constexpr void clear() { size_ = 0; }

    constexpr void push_back(const T& item) {
        assert(size_ < N);
        items_[size_++] = item;
    }
    constexpr T pop_back() {
        assert(size_ > 0);
        return items_[--size_];
    }
    constexpr void drop_back() {
        assert(size_ > 0);
        --size_;
    }
    constexpr T& back() { return assert(size_ > 0), items_[size_ - 1]; }
    constexpr const T& back() const { return assert(size_ > 0), items_[size_ - 1]; }
    constexpr T& operator[](std::size_t i) { return assert(i < size_), items_[i]; }
    constexpr const T& operator[](std::size_t i) const { return assert(i < size_), items_[i]; }

    constexpr T* begin() { return items_; }
    constexpr T* end() { return items_ + size_; }
    constexpr const T* begin() const { return items_; }
    constexpr const T* end() const { return items_ + size_; }

    friend constexpr bool operator==(const FixedVector& a, const FixedVector& b) {
        if (a.size_ != b.size_) return false;
        for (std::size_t i = 0; i < a.size_; ++i)
            if (!(a.items_[i] == b.items_[i])) return false;
        return true;
    }

   private:
    std::uint16_t size_ = 0;
    T items_[N];
    static_assert(N < 65536);
};

}  // namespace papelotte
